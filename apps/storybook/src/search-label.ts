/** Between the name of a story and what it is also found by, which the sidebar does not show. */
export const separator = ' | ';

/** The name as it is shown. */
export const shownName = (name: string) => name.split(separator)[0] ?? name;
