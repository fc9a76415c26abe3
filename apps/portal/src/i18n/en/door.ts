/** The English texts of whoever is sent back to Track Order; they come with what looks at the door. */
export const door = {
  'door.noCookies':
    'Your browser keeps no cookies, so we cannot open the order here. Allow cookies for this website and try again, or open the link in another browser.',
} as const;
