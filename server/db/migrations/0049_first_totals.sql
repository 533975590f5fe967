-- Custom SQL: counts at once what 0046_overview logged of a shop that is upgraded. The minute's job (keep-totals.ts) would take hours
-- for ten million places, row by row beside its indexes; so they are built afterwards here. A database whose job has already counted
-- something is left to it.
DO $$
DECLARE
	everything CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
	IF EXISTS (SELECT FROM daily_totals) OR EXISTS (SELECT FROM activity) OR EXISTS (SELECT FROM lesson_totals) THEN RETURN; END IF;
	IF NOT EXISTS (SELECT FROM place_log) AND NOT EXISTS (SELECT FROM total_log) THEN RETURN; END IF;
	PERFORM set_config('work_mem', '256MB', true), set_config('maintenance_work_mem', '256MB', true);
	ALTER TABLE activity DROP CONSTRAINT activity_user_id_users_id_fk, DROP CONSTRAINT activity_user_id_day_pk;
	ALTER TABLE active_learners DROP CONSTRAINT active_learners_user_id_users_id_fk,
		DROP CONSTRAINT active_learners_user_id_product_id_period_day_pk;
	ALTER TABLE daily_totals DROP CONSTRAINT daily_totals_product_id_period_figure_day_pk;
	DROP INDEX daily_totals_sales;

	CREATE TEMP TABLE learned ON COMMIT DROP AS
	SELECT user_id, product_id, day, sum(seconds)::int AS seconds, sum(lessons)::int AS lessons
	FROM (
		SELECT user_id, product_id, seen_on AS day, seconds, 0 AS lessons FROM place_log WHERE seen_on IS NOT NULL
		UNION ALL
		SELECT user_id, product_id, done_on, done * coalesce(reading_seconds, 0), done
		FROM place_log LEFT JOIN lessons ON lessons.id = place_log.item_id WHERE done <> 0
	) changes
	WHERE user_id IN (SELECT id FROM users)
	GROUP BY user_id, product_id, day;
	ANALYZE learned;

	INSERT INTO activity (user_id, day, seconds, lessons)
	SELECT user_id, day, sum(seconds), sum(lessons) FROM learned GROUP BY user_id, day;

	INSERT INTO active_learners (user_id, product_id, period, day)
	SELECT user_id, product_id, 'day', day FROM learned
	UNION ALL
	SELECT DISTINCT user_id, product.id, each.period, date_trunc(each.period, day::timestamp)::date
	FROM learned, (VALUES ('week'), ('month')) each (period), LATERAL (VALUES (product_id), (everything)) product (id);

	INSERT INTO lesson_totals (lesson_id, begun, done)
	SELECT item_id, sum(begun), sum(done) FROM place_log
	WHERE item_id <> product_id AND (begun <> 0 OR done <> 0) GROUP BY item_id;

	INSERT INTO daily_totals (product_id, period, figure, day, n, cents)
	WITH changes AS MATERIALIZED (
		SELECT product_id, figure, day, sum(n) AS n, sum(cents) AS cents
		FROM (
			SELECT product_id, figure, day, n, cents FROM total_log WHERE period IS NULL
			UNION ALL SELECT everything, 'seconds', day, seconds, 0 FROM learned WHERE seconds <> 0
			UNION ALL SELECT product_id, 'lessons', done_on, done, 0 FROM place_log WHERE done <> 0
		) logged
		GROUP BY product_id, figure, day
	), cells AS (
		SELECT product_id, each.period, figure, date_trunc(each.period, day::timestamp)::date AS day, n, cents
		FROM (
			SELECT * FROM changes
			UNION ALL SELECT everything, figure, day, sum(n), sum(cents) FROM changes WHERE product_id <> everything GROUP BY figure, day
		) of_days, (VALUES ('day'), ('week'), ('month')) each (period)
		UNION ALL SELECT product_id, period, figure, day, n, cents FROM total_log WHERE period IS NOT NULL
		UNION ALL SELECT everything, 'day', 'active', day, count(*), 0 FROM activity GROUP BY day
		UNION ALL SELECT product_id, period, 'active', day, count(*), 0 FROM active_learners GROUP BY product_id, period, day
	)
	SELECT product_id, period, figure, day, sum(n), sum(cents) FROM cells
	GROUP BY product_id, period, figure, day HAVING sum(n) <> 0 OR sum(cents) <> 0;

	TRUNCATE place_log, total_log;
	ALTER TABLE activity ADD CONSTRAINT activity_user_id_day_pk PRIMARY KEY (user_id, day);
	ALTER TABLE activity ADD CONSTRAINT activity_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
	ALTER TABLE active_learners ADD CONSTRAINT active_learners_user_id_product_id_period_day_pk PRIMARY KEY (user_id, product_id, period, day);
	ALTER TABLE active_learners ADD CONSTRAINT active_learners_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
	ALTER TABLE daily_totals ADD CONSTRAINT daily_totals_product_id_period_figure_day_pk PRIMARY KEY (product_id, period, figure, day);
	CREATE INDEX daily_totals_sales ON daily_totals (period, day, product_id, cents, n) WHERE figure = 'sales';
	ANALYZE activity, active_learners, daily_totals, lesson_totals;
END
$$;
