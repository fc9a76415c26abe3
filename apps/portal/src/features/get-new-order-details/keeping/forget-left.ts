import { forgetUnsent } from '../conversation/unsent.ts';
import { forgetDocument, forgetDocumentOf } from '../document-file.ts';
import { forgetTyped, tellTyped } from './forget-typed.ts';
import { hearOtherPages } from './other-pages.ts';

/**
 * Whatever page this tab shows: other tabs know what is typed in it, and nothing of what one of them removes
 * from the device stays in it for whoever is next. However often it is called, this tab hears once.
 */
export function forgetWhatLeaves(): void {
  tellTyped();
  hearOtherPages(forget);
}

function forget(orderId: string | null): void {
  forgetTyped(orderId ?? undefined);
  void forgetUnsent(orderId ?? undefined);
  // A page that was left keeps it for Back.
  if (orderId === null) forgetDocument();
  else forgetDocumentOf(orderId);
}
