ALTER TABLE "attempts" ADD COLUMN "answered_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD COLUMN "daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Quizzes that are there keep what was set for them: no further attempts once those are used up.
UPDATE "quiz_keys" SET "keys" = jsonb_set("keys", '{draft,daily}', 'false');--> statement-breakpoint
UPDATE "curriculum_drafts" SET "tree" = jsonb_set("tree", '{sections}', (
  SELECT jsonb_agg(jsonb_set(section, '{lessons}', (
    SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(lesson -> 'quiz') = 'object' THEN jsonb_set(lesson, '{quiz,daily}', 'false') ELSE lesson END ORDER BY lesson_place), '[]')
    FROM jsonb_array_elements(section -> 'lessons') WITH ORDINALITY AS lessons (lesson, lesson_place)
  )) ORDER BY section_place)
  FROM jsonb_array_elements("tree" -> 'sections') WITH ORDINALITY AS sections (section, section_place)
)) WHERE jsonb_path_exists("tree", '$.sections[*].lessons[*].quiz.pass');
