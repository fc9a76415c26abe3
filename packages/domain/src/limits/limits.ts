/** Wait after the last key before a search starts, in milliseconds (spec section 9). */
export const searchDebounceMs = 500;

/** How long a toast of the login and list screens stays, in milliseconds (spec section 9). */
export const toastMs = 5000;

/** Characters a password has at least (spec section 9). */
export const minPasswordLength = 6;

/** Characters an order id in Send Invoice has at least (spec section 9). */
export const minInvoiceOrderIdLength = 6;

/** Pause between a successful answer and the start of the customer's download, in milliseconds. */
export const downloadDelayMs = 1000;

/** Width of the staff sidebar in CSS pixels (spec section 9). */
export const sidebarWidth = 300;

/** Largest document that may be uploaded, in bytes: 15 MB (spec, Safety). */
export const maxUploadBytes = 15 * 1024 * 1024;

/** The two ways a mail can leave (spec section 9). */
export const mailServiceProviders = ['AWS', 'Sendgrid'] as const;

export type MailServiceProvider = (typeof mailServiceProviders)[number];

/** The two defence packs: 1 with the download history, 2 with the e-mail history (spec section 2). */
export const defencePackTypes = [1, 2] as const;

export type DefencePackType = (typeof defencePackTypes)[number];

/**
 * The documents that may be uploaded: media type, as found in the content, to the extension the
 * stored file gets (spec, Safety).
 */
export const uploadMediaTypes = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const;

export type UploadMediaType = keyof typeof uploadMediaTypes;
