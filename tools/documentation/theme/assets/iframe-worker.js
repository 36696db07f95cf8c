// Pages that are files may not start workers, so the search would be silent: there a frame takes
// the place of the worker. Scripts in it come one after the other, as importScripts has them.
"use strict"
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super()
      const url = new URL(address, document.baseURI).href
      this.frame = document.createElement("iframe")
      this.frame.hidden = true
      document.body.append(this.frame)
      const inside = this.frame.contentWindow
      const load = address => new Promise((done, failed) => {
        const script = inside.document.createElement("script")
        script.src = address
        script.onload = done
        script.onerror = failed
        inside.document.body.append(script)
      })
      inside.document.open()
      inside.document.write("<body></body>")
      inside.document.close()
      inside.postMessage = data => {
        const event = new MessageEvent("message", { data })
        this.dispatchEvent(event)
        if (this.onmessage) this.onmessage(event)
      }
      inside.importScripts = async (...addresses) => {
        for (const address of addresses) await load(new URL(address, url).href)
      }
      this.ready = load(url)
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow
        inside.dispatchEvent(new inside.MessageEvent("message", { data }))
      })
    }

    terminate() {
      this.frame.remove()
    }
  }
}
