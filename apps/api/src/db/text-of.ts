import { sql } from 'kysely';

/** As the driver gets a time that stands alone; inside JSON it would be written in another way. */
export const textOf = (column: string) => sql<string>`${sql.ref(column)}::text`;
