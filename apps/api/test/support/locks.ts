/**
 * Which rows of `pg_locks` are of the database that is asked: in the copies of one template a table has
 * the same number, so another file's wait would be taken for one's own.
 */
export const ofThisDatabase =
  'database = (select oid from pg_database where datname = current_database())';
