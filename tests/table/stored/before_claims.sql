-- A database as it was before seats were claimed (step 0002): a table that waits, one that runs, a
-- finished one and the one that follows it.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT, 
	time DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('6X6N7jLuhl',1,NULL,'control','start',NULL,1800000000.0);
INSERT INTO "log" VALUES('6X6N7jLuhl',2,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('6X6N7jLuhl',3,NULL,'chance','RC',NULL,1800000000.0);
INSERT INTO "log" VALUES('6X6N7jLuhl',4,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('6X6N7jLuhl',5,NULL,'chance','OV',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',1,NULL,'control','start',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',2,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',3,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',4,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',5,NULL,'chance','SS',NULL,1800000000.0);
INSERT INTO "log" VALUES('WMNnQC4oH5',6,0,'move','63RHRR-','0-0-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',1,NULL,'control','start',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',2,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',3,NULL,'chance','RT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',4,NULL,'chance','RC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',5,NULL,'chance','SS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',6,0,'move','65HRHH-','0-0-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',7,0,'move','63.RRR-','0-1-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',8,0,'move','50..RR-','0-2-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',9,0,'move','01H..H-','0-3-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',10,0,'move','66.H.R-','0-4-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',11,0,'move','end','0-5-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',12,NULL,'chance','HS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',13,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',14,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',15,NULL,'chance','SS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',16,0,'move','62RRRR-','0-6-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',17,0,'move','10.H.R-','0-7-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',18,0,'move','00.HH.-','0-8-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',19,0,'move','64.HH.-','0-9-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',20,0,'move','61H.H.-','0-10-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',21,0,'move','end','0-11-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',22,NULL,'chance','HS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',23,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',24,NULL,'chance','RT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',25,NULL,'chance','OV',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',26,0,'move','05HHHH-','0-12-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',27,0,'move','15H..H-','0-13-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',28,0,'move','60RR.R-','0-14-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',29,0,'move','56HRHRo','0-15-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',30,0,'move','11.H.H-','0-16-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',31,0,'move','end','0-17-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',32,NULL,'chance','RC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',33,NULL,'chance','HS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',34,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',35,NULL,'chance','SC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',36,0,'move','14.HR.-','0-18-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',37,0,'move','06.HHH-','0-19-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',38,0,'move','55H.H.-','0-20-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',39,0,'move','16.RR.-','0-21-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',40,0,'move','end','0-22-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',41,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',42,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',43,NULL,'chance','RS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',44,NULL,'chance','SS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',45,0,'move','36HH..-','0-23-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',46,0,'move','52H.R.-','0-24-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',47,0,'move','46.HHH-','0-25-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',48,0,'move','24R.R.-','0-26-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',49,0,'move','end','0-27-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',50,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',51,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',52,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',53,NULL,'chance','SS',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',54,0,'move','04.HH.-','0-28-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',55,0,'move','12..HH-','0-29-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',56,0,'move','42H.HH-','0-30-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',57,0,'move','32R.H.-','0-31-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',58,0,'move','end','0-32-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',59,NULL,'chance','HC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',60,NULL,'chance','RC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',61,NULL,'chance','HT',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',62,NULL,'chance','SC',NULL,1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',63,0,'move','45HHH.-','0-33-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',64,0,'move','41.HR.-','0-34-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',65,0,'move','26RR..-','0-35-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',66,0,'move','51..HH-','0-36-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',67,0,'move','end','0-37-0.2538867727942171',1800000000.0);
INSERT INTO "log" VALUES('t36s_oY-Uo',68,NULL,'control','again',NULL,1800000000.0);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	deputy TEXT NOT NULL, 
	seen_at DOUBLE, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('6X6N7jLuhl',0,'person','Cleo','','',NULL);
INSERT INTO "seats" VALUES('WMNnQC4oH5',0,'person','Anna','','',NULL);
INSERT INTO "seats" VALUES('WMNnQC4oH5',1,'person','Ben','','',NULL);
INSERT INTO "seats" VALUES('c6m-9Jm79N',0,'person','Anna','','',NULL);
INSERT INTO "seats" VALUES('c6m-9Jm79N',1,'open','','','',NULL);
INSERT INTO "seats" VALUES('c6m-9Jm79N',2,'open','','random','',NULL);
INSERT INTO "seats" VALUES('t36s_oY-Uo',0,'person','Cleo','','',NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	title TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seed TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	clock_seconds INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	wake_at DOUBLE, 
	claimed_until DOUBLE, 
	next_id TEXT NOT NULL, 
	result TEXT NOT NULL, versions TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('c6m-9Jm79N','ink',0,'{"edition": "blue", "expansion": "none", "goals": true, "draft": false, "longest": "edition", "yellow_goals": false, "goal_top": "drawn", "goal_middle": "drawn", "goal_bottom": "drawn", "ta_length": 4, "central_counts": "any", "flood_blocked_by_route": false, "meteor_score_per": "route", "crater_must": false, "forest_routes_must_connect": false, "layout": "challenge-house-1"}','','en',1800000000.0,'7bd2a4f2c8af5bd99f267a0ed3197217dd2bba1537436e5c2441e3d54410492b','none',0,'open',NULL,NULL,'','','{"base": 1}');
INSERT INTO "tables" VALUES('WMNnQC4oH5','ink',0,'{"edition": "blue", "expansion": "none", "goals": true, "draft": false, "longest": "edition", "yellow_goals": false, "goal_top": "drawn", "goal_middle": "drawn", "goal_bottom": "drawn", "ta_length": 4, "central_counts": "any", "flood_blocked_by_route": false, "meteor_score_per": "route", "crater_must": false, "forest_routes_must_connect": false, "layout": "challenge-house-1"}','','en',1800000000.0,'ddf85336d15b579b74e4250950c9c994752666ae81c78b283592edff935d406e','none',0,'running',NULL,NULL,'','','{"base": 1}');
INSERT INTO "tables" VALUES('t36s_oY-Uo','ink',0,'{"edition": "blue", "expansion": "none", "goals": true, "draft": false, "longest": "edition", "yellow_goals": false, "goal_top": "drawn", "goal_middle": "drawn", "goal_bottom": "drawn", "ta_length": 4, "central_counts": "any", "flood_blocked_by_route": false, "meteor_score_per": "route", "crater_must": false, "forest_routes_must_connect": false, "layout": "challenge-house-1"}','','en',1800000000.0,'fa940bf3eb573f5fc12f4f8b12cd8aefd2f6e1716f7b8780ce6cab44e78db5e6','none',0,'over',NULL,NULL,'6X6N7jLuhl','{"scores": [{"networks": 0, "highway": 6, "railway": 3, "centre": 3, "errors": -15, "total": -3}], "places": [1]}','{"base": 1}');
INSERT INTO "tables" VALUES('6X6N7jLuhl','ink',0,'{"edition": "blue", "expansion": "none", "goals": true, "draft": false, "longest": "edition", "yellow_goals": false, "goal_top": "drawn", "goal_middle": "drawn", "goal_bottom": "drawn", "ta_length": 4, "central_counts": "any", "flood_blocked_by_route": false, "meteor_score_per": "route", "crater_must": false, "forest_routes_must_connect": false, "layout": "challenge-house-1"}','','en',1800000000.0,'ab4f62e86fa84861a6c4716c55504ce4330e52e2d0bb9786cde91b2a789b7d8f','none',0,'running',NULL,NULL,'','','{"base": 1}');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	seat INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "tokens" VALUES('0e0456c3951a2f99bbb5a0267c3db391daed830961a23ec7a1829b5cead7712f','WMNnQC4oH5','host',NULL);
INSERT INTO "tokens" VALUES('1188513ab9f4310ba1400d204aaf8881520044beab7dc77f7dc67e606c237a06','WMNnQC4oH5','feed',0);
INSERT INTO "tokens" VALUES('1ddec90bb2e8f2fad16df213e95bdde036bd4f7de9f4365e0a5bc7619a87f7fc','WMNnQC4oH5','seat',1);
INSERT INTO "tokens" VALUES('28e2b85f42f7cd32ec226de7126b7a6bc7b9aefa8ffab0e722aabff04f03d95d','t36s_oY-Uo','feed',0);
INSERT INTO "tokens" VALUES('334cace167feb727aacebb619cfe4e1d3701f82018103826631e4a468590d580','WMNnQC4oH5','watch',NULL);
INSERT INTO "tokens" VALUES('34cad5195654496202627e2d2d968bec7fca15710ceeef34300906cedd2552c5','c6m-9Jm79N','seat',1);
INSERT INTO "tokens" VALUES('3665bf5b3d644fe5c56643832df5f7b1ce113c6b59232278e15501c4d68be5be','6X6N7jLuhl','seat',0);
INSERT INTO "tokens" VALUES('3ca2baf7e6533ca427c458d7e222ac652d57f086545c07be528a93967a79c488','c6m-9Jm79N','watch',NULL);
INSERT INTO "tokens" VALUES('53a0a01c8d384ae210b3e4127ba8b79fad442f9dbd68f34b51d61670b26aaa8b','6X6N7jLuhl','feed',0);
INSERT INTO "tokens" VALUES('717523b5b7f3bff835a43029ff2a14f5d88868c4797ecc5c1f17ae6355e06103','t36s_oY-Uo','host',NULL);
INSERT INTO "tokens" VALUES('784d5fe2e647e910363aad8324d6fcf017959089441fcb9724bcdf99c05884f9','c6m-9Jm79N','seat',2);
INSERT INTO "tokens" VALUES('7a12e68815b35effabf66676cc19cfedc5f781216caeb2193b9d84487258239a','6X6N7jLuhl','watch',NULL);
INSERT INTO "tokens" VALUES('805215ed5863e27d1c32f627139cf37ce8f44de22ca68e3c801e005824377d2f','WMNnQC4oH5','feed',1);
INSERT INTO "tokens" VALUES('8fbdcf069295832ad7acf58f7f31648eb12c64fca30790a39c29a7ebef105f50','t36s_oY-Uo','watch',NULL);
INSERT INTO "tokens" VALUES('a81a4dd5fd31de5b330ff810711c6b41c7a5b4156d2cb0c68f0da14e669837fe','c6m-9Jm79N','seat',0);
INSERT INTO "tokens" VALUES('bfbecfe21c2ed4d4e0380bbfab6d99655dedf65d3e8921c16e13d5a87ef593b4','6X6N7jLuhl','host',NULL);
INSERT INTO "tokens" VALUES('c432ee73951a0210c5fc3fd00bfc999f1e50b8cc76039493807567f62f9e6e3a','WMNnQC4oH5','seat',0);
INSERT INTO "tokens" VALUES('c5d3ee191d4f8a21c2d25cc4978487cad8bd59fd493725da3c5bb51f667ef1f5','t36s_oY-Uo','seat',0);
INSERT INTO "tokens" VALUES('c6f47db39633743f28cf1d2ede70701967b27454dde728ee0eb61a49c0abfc44','c6m-9Jm79N','feed',0);
INSERT INTO "tokens" VALUES('d46777c577c205b962223a24fea3d274c9b9d0ec605d908517ef1b2a6ef5de78','c6m-9Jm79N','feed',2);
INSERT INTO "tokens" VALUES('e0d6290e400d087969bf0ea04dfef7f2ab220d2323e39493bcadd9ad6203819c','c6m-9Jm79N','host',NULL);
INSERT INTO "tokens" VALUES('eb7cebc396658e9bc6930fa700f30ad8885df6b9d3080f39dacd2ba7f57bf5f1','6X6N7jLuhl','seat',0);
INSERT INTO "tokens" VALUES('ec463272893af5f2b3e8553d11bd9297df7f7738bdea35e8582886744d09ee5f','6X6N7jLuhl','feed',0);
INSERT INTO "tokens" VALUES('fef5eac686c49487dc64b918deb74b19b44e49e6d9a574303693680390c7f59f','c6m-9Jm79N','feed',1);
CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tokens_table ON tokens (table_id);
CREATE UNIQUE INDEX log_key ON log (table_id, seat, "key") WHERE key IS NOT NULL;
