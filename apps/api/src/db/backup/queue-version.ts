/**
 * The last migration that the job queue of this version brings, as `DatabaseShape.queue` has it. Its package exports no
 * number, and a database that says it would have to be made first. A test holds it against a database that was migrated.
 */
export const queueVersion = 20;
