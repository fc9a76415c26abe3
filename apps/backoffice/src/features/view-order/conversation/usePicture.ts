import { apiAddress } from '@pabean/api-client';
import { useState } from 'react';
import type { OrderDetail } from '../order-store.ts';

export type ConversationFile = NonNullable<OrderDetail['conversation'][number]['file']>;

/**
 * The address of a picture, kept while it works. Each time the order is looked at anew its link is signed
 * anew, and every new address would load the same picture again. A link that has expired gives way to the
 * newest; where that one shows nothing either, the picture cannot be shown until there is a newer one.
 * @param url the newest link
 * @param first the link that is tried before it
 */
export function usePicture(url: string, first = url) {
  const [link, setLink] = useState(first);
  const [failedLink, setFailedLink] = useState<string | null>(null);
  const failed = failedLink === link;
  // The network may have been away for a moment.
  if (failed && link !== url) setLink(url);
  const onError = () => setFailedLink(link);
  return { link, failed, image: { src: apiAddress(link), onError } };
}
