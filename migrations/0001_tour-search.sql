-- The full-text index of the tours. Triggers keep it true; rank orders place and title before the rest.
CREATE VIRTUAL TABLE tours_search USING fts5(
  place, title, state, departure_city, subtitle, highlights,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
INSERT INTO tours_search(tours_search, rank) VALUES ('rank', 'bm25(10.0, 8.0, 5.0, 2.0, 2.0, 1.0)');
--> statement-breakpoint
INSERT INTO tours_search(rowid, place, title, state, departure_city, subtitle, highlights)
SELECT id, place, title, state, departure_city, subtitle, highlights FROM tours;
--> statement-breakpoint
CREATE TRIGGER tours_search_insert AFTER INSERT ON tours BEGIN
  INSERT INTO tours_search(rowid, place, title, state, departure_city, subtitle, highlights)
  VALUES (new.id, new.place, new.title, new.state, new.departure_city, new.subtitle, new.highlights);
END;
--> statement-breakpoint
CREATE TRIGGER tours_search_delete AFTER DELETE ON tours BEGIN
  DELETE FROM tours_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER tours_search_update AFTER UPDATE ON tours BEGIN
  UPDATE tours_search
  SET place = new.place, title = new.title, state = new.state, departure_city = new.departure_city,
      subtitle = new.subtitle, highlights = new.highlights
  WHERE rowid = new.id;
END;
