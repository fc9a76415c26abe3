/** Local storage key of the user record (spec section 9). */
export const userKey = 'user';
