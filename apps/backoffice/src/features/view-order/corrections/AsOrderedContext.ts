import { createContext } from 'react';
import type { OrderDetail } from '../order-store.ts';

/** The order as it is now, where its facts are shown as they came in; null where they are those of now. */
export const AsOrderedContext = createContext<OrderDetail | null>(null);
