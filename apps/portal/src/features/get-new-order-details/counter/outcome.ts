import type { ReactNode } from 'react';

/** What came of an action, for the one place below the buttons. */
export type Outcome = { readonly kind: 'info' | 'error'; readonly words: ReactNode } | null;
