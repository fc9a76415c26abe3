/** The id of the heading of an open question, to lead to its form. */
export const questionHeading = 'open-question';
