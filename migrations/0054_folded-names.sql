-- contract: only a table of this migration and the search index go, and the index is made again in the same file
DROP INDEX `bookings_by_customer`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `customer_folded` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_folded`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `folded_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `operators` ADD `folded_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `folded_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- SQLite folds ASCII letters only. This table folds the names that there are, and goes again below.
CREATE TABLE folding (n INTEGER PRIMARY KEY, letter TEXT NOT NULL, plain TEXT NOT NULL);
--> statement-breakpoint
INSERT INTO folding (letter, plain)
SELECT letter.value, plain.key
FROM json_each('{
  "a": "À Á Â Ã Ä Å à á â ã ä å Ā ā Ă ă Ą ą Ḁ ḁ Ạ ạ Ả ả Ấ ấ Ầ ầ Ẩ ẩ Ẫ ẫ Ậ ậ Ắ ắ Ằ ằ Ẳ ẳ Ẵ ẵ Ặ ặ",
  "ae": "Æ æ",
  "c": "Ç ç Ć ć Ĉ ĉ Ċ ċ Č č Ḉ ḉ",
  "e": "È É Ê Ë è é ê ë Ē ē Ĕ ĕ Ė ė Ę ę Ě ě Ḕ ḕ Ḗ ḗ Ḙ ḙ Ḛ ḛ Ḝ ḝ Ẹ ẹ Ẻ ẻ Ẽ ẽ Ế ế Ề ề Ể ể Ễ ễ Ệ ệ",
  "i": "Ì Í Î Ï ì í î ï Ĩ ĩ Ī ī Ĭ ĭ Į į İ ı Ḭ ḭ Ḯ ḯ Ỉ ỉ Ị ị",
  "d": "Ð ð Ď ď Đ đ Ḋ ḋ Ḍ ḍ Ḏ ḏ Ḑ ḑ Ḓ ḓ",
  "n": "Ñ ñ Ń ń Ņ ņ Ň ň Ṅ ṅ Ṇ ṇ Ṉ ṉ Ṋ ṋ",
  "o": "Ò Ó Ô Õ Ö Ø ò ó ô õ ö ø Ō ō Ŏ ŏ Ő ő Ơ ơ Ṍ ṍ Ṏ ṏ Ṑ ṑ Ṓ ṓ Ọ ọ Ỏ ỏ Ố ố Ồ ồ Ổ ổ Ỗ ỗ Ộ ộ Ớ ớ Ờ ờ Ở ở Ỡ ỡ Ợ ợ",
  "u": "Ù Ú Û Ü ù ú û ü Ũ ũ Ū ū Ŭ ŭ Ů ů Ű ű Ų ų Ư ư Ṳ ṳ Ṵ ṵ Ṷ ṷ Ṹ ṹ Ṻ ṻ Ụ ụ Ủ ủ Ứ ứ Ừ ừ Ử ử Ữ ữ Ự ự",
  "y": "Ý ý ÿ Ŷ ŷ Ÿ Ẏ ẏ ẙ Ỳ ỳ Ỵ ỵ Ỷ ỷ Ỹ ỹ",
  "th": "Þ þ",
  "ss": "ß",
  "g": "Ĝ ĝ Ğ ğ Ġ ġ Ģ ģ Ḡ ḡ",
  "h": "Ĥ ĥ Ħ ħ Ḣ ḣ Ḥ ḥ Ḧ ḧ Ḩ ḩ Ḫ ḫ ẖ",
  "ij": "Ĳ ĳ",
  "j": "Ĵ ĵ",
  "k": "Ķ ķ Ḱ ḱ Ḳ ḳ Ḵ ḵ",
  "l": "Ĺ ĺ Ļ ļ Ľ ľ Ł ł Ḷ ḷ Ḹ ḹ Ḻ ḻ Ḽ ḽ",
  "oe": "Œ œ",
  "r": "Ŕ ŕ Ŗ ŗ Ř ř Ṙ ṙ Ṛ ṛ Ṝ ṝ Ṟ ṟ",
  "s": "Ś ś Ŝ ŝ Ş ş Š š ſ Ș ș Ṡ ṡ Ṣ ṣ Ṥ ṥ Ṧ ṧ Ṩ ṩ",
  "t": "Ţ ţ Ť ť Ŧ ŧ Ț ț Ṫ ṫ Ṭ ṭ Ṯ ṯ Ṱ ṱ ẗ",
  "w": "Ŵ ŵ Ẁ ẁ Ẃ ẃ Ẅ ẅ Ẇ ẇ Ẉ ẉ ẘ",
  "z": "Ź ź Ż ż Ž ž Ẑ ẑ Ẓ ẓ Ẕ ẕ",
  "b": "Ḃ ḃ Ḅ ḅ Ḇ ḇ",
  "f": "Ḟ ḟ",
  "m": "Ḿ ḿ Ṁ ṁ Ṃ ṃ",
  "p": "Ṕ ṕ Ṗ ṗ",
  "v": "Ṽ ṽ Ṿ ṿ",
  "x": "Ẋ ẋ Ẍ ẍ",
  "": "़ ় ਼ ઼ ଼ ಼ ’ ‘ ʼ"
}') AS plain, json_each('["' || replace(plain.value, ' ', '","') || '"]') AS letter;
--> statement-breakpoint
UPDATE bookings SET customer_folded = ' ' || lower(trim(replace(customer_name, '''', '')));
--> statement-breakpoint
UPDATE bookings SET customer_folded = (
	WITH RECURSIVE steps(n, folded) AS (
		SELECT 1, ' ' || lower(trim(replace(customer_name, '''', '')))
		UNION ALL SELECT steps.n + 1, replace(folded, letter, plain) FROM steps JOIN folding ON folding.n = steps.n
	)
	SELECT folded FROM steps ORDER BY n DESC LIMIT 1
) WHERE customer_name GLOB '*[^ -~]*';
--> statement-breakpoint
UPDATE users SET folded_name = (
	WITH RECURSIVE steps(n, folded) AS (
		SELECT 1, lower(trim(replace(name, '''', '')))
		UNION ALL SELECT steps.n + 1, replace(folded, letter, plain) FROM steps JOIN folding ON folding.n = steps.n
	)
	SELECT folded FROM steps ORDER BY n DESC LIMIT 1
) WHERE name GLOB '*[^ -~]*';
--> statement-breakpoint
UPDATE operators SET folded_name = (
	WITH RECURSIVE steps(n, folded) AS (
		SELECT 1, lower(trim(replace(company_name, '''', '')))
		UNION ALL SELECT steps.n + 1, replace(folded, letter, plain) FROM steps JOIN folding ON folding.n = steps.n
	)
	SELECT folded FROM steps ORDER BY n DESC LIMIT 1
) WHERE company_name GLOB '*[^ -~]*';
--> statement-breakpoint
UPDATE tours SET folded_title = (
	WITH RECURSIVE steps(n, folded) AS (
		SELECT 1, lower(trim(replace(title, '''', '')))
		UNION ALL SELECT steps.n + 1, replace(folded, letter, plain) FROM steps JOIN folding ON folding.n = steps.n
	)
	SELECT folded FROM steps ORDER BY n DESC LIMIT 1
) WHERE title GLOB '*[^ -~]*';
--> statement-breakpoint
DROP TABLE folding;
--> statement-breakpoint
-- Who changes a name changes its folded form. For ASCII letters SQLite can tell.
CREATE TRIGGER users_folded_name BEFORE UPDATE OF name, folded_name ON users
WHEN NEW.folded_name <> '' AND NEW.name NOT GLOB '*[^ -~]*' AND instr(NEW.name, '  ') = 0
	AND NEW.folded_name <> lower(trim(replace(NEW.name, '''', '')))
BEGIN
	SELECT RAISE(ABORT, 'the folded name is that of another');
END;
--> statement-breakpoint
CREATE TRIGGER operators_folded_name BEFORE UPDATE OF company_name, folded_name ON operators
WHEN NEW.folded_name <> '' AND NEW.company_name NOT GLOB '*[^ -~]*' AND instr(NEW.company_name, '  ') = 0
	AND NEW.folded_name <> lower(trim(replace(NEW.company_name, '''', '')))
BEGIN
	SELECT RAISE(ABORT, 'the folded name is that of another');
END;
--> statement-breakpoint
CREATE TRIGGER tours_folded_title BEFORE UPDATE OF title, folded_title ON tours
WHEN NEW.folded_title <> '' AND NEW.title NOT GLOB '*[^ -~]*' AND instr(NEW.title, '  ') = 0
	AND NEW.folded_title <> lower(trim(replace(NEW.title, '''', '')))
BEGIN
	SELECT RAISE(ABORT, 'the folded name is that of another');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_folded_name_insert BEFORE INSERT ON bookings
WHEN CASE WHEN NEW.customer_name GLOB '*[^ -~]*' OR instr(NEW.customer_name, '  ') THEN length(NEW.customer_folded) < 2
	ELSE NEW.customer_folded <> ' ' || lower(trim(replace(NEW.customer_name, '''', ''))) END
BEGIN
	SELECT RAISE(ABORT, 'the folded name is not that of the customer');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_folded_name_update BEFORE UPDATE OF customer_name, customer_folded ON bookings
WHEN CASE WHEN NEW.customer_name GLOB '*[^ -~]*' OR instr(NEW.customer_name, '  ') THEN length(NEW.customer_folded) < 2
	ELSE NEW.customer_folded <> ' ' || lower(trim(replace(NEW.customer_name, '''', ''))) END
BEGIN
	SELECT RAISE(ABORT, 'the folded name is not that of the customer');
END;
--> statement-breakpoint
-- The full-text index of bookings, by folded names and by titles without accents.
DROP TRIGGER bookings_search_insert;
--> statement-breakpoint
DROP TRIGGER bookings_search_delete;
--> statement-breakpoint
DROP TRIGGER bookings_search_update;
--> statement-breakpoint
DROP TABLE bookings_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE bookings_search USING fts5(
  booking_id, customer_folded, customer_email, customer_phone, tour_title,
  content = 'bookings', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO bookings_search(bookings_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER bookings_search_insert AFTER INSERT ON bookings BEGIN
  INSERT INTO bookings_search(rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_folded, new.customer_email, new.customer_phone, new.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_delete AFTER DELETE ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_folded, old.customer_email, old.customer_phone, old.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_update
AFTER UPDATE OF booking_id, customer_folded, customer_email, customer_phone, tour_title ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_folded, old.customer_email, old.customer_phone, old.tour_title);
  INSERT INTO bookings_search(rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_folded, new.customer_email, new.customer_phone, new.tour_title);
END;
