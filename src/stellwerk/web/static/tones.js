// The tones themselves, loaded when the first is to be heard.

/** @type {AudioContext | null} */
let context = null;

/** Pitches in Hertz and lengths in seconds, one after the other. */
const TONES = {
  draw: [[520, 0.05]],
  undo: [[330, 0.06]],
  refuse: [[180, 0.12]],
  roll: [[390, 0.05], [440, 0.05], [494, 0.05], [587, 0.08]],
  turn: [[587, 0.09], [784, 0.14]],
  over: [[523, 0.12], [659, 0.12], [784, 0.24]],
};

/** @typedef {keyof typeof TONES} Name */

/** @param {Name} name */
export function play(name) {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[name]) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: "triangle" });
    const volume = new GainNode(context, { gain: 0.08 });
    volume.gain.setTargetAtTime(0, at + 0.6 * length, 0.2 * length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 2 * length);
    at += length;
  }
}
