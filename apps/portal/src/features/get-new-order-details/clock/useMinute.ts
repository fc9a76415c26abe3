import { serverNow } from '@pabean/api-client';
import { useEffect, useState } from 'react';

/** Now, as far as a page that counts minutes has to know. */
export function useMinute(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
