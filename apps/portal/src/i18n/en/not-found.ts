/** The English texts of the page for unknown addresses; they come with its script. */
export const notFound = {
  'notFound.page': 'Page not found',
  'notFound.heading': 'This page does not exist',
  'notFound.text': 'Check the link in our e-mail to you. You can also open your order here.',
  'notFound.link': 'Track an order',
} as const;
