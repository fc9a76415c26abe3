import type { OrderDetail } from '../order-store.ts';
import { conversationOrder } from './conversation.ts';

/** A made-up page of a passport: no server is asked for it. */
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1480" height="1040" viewBox="0 0 148 104">
<rect width="148" height="104" fill="#dfe7e6"/><rect x="10" y="14" width="36" height="48" fill="#9fb3b5"/>
<path d="M56 20h80M56 32h64M56 44h72M56 56h48M10 78h128M10 90h128" stroke="#51686b" stroke-width="4"/></svg>`;

const url = `data:image/svg+xml,${encodeURIComponent(page)}`;

/** The conversation with a picture that can be looked at. */
export const photoOrder: OrderDetail = {
  ...conversationOrder,
  conversation: conversationOrder.conversation.map((entry) => ({
    ...entry,
    file: entry.file && { ...entry.file, url },
  })),
};

/** The same with a PDF in place of the picture. */
export const pdfOrder: OrderDetail = {
  ...conversationOrder,
  conversation: conversationOrder.conversation.map((entry) => ({
    ...entry,
    file: entry.file && {
      ...entry.file,
      file1: '104777-answer-0a1b2c3d.pdf',
      media_type: 'application/pdf',
    },
  })),
};
