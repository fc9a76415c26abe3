import { serverNow } from '@pabean/api-client';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Tells at each full minute, for all clocks of the page alike. */
function onMinute(tell: () => void): () => void {
  let timer = setTimeout(function next() {
    tell();
    timer = setTimeout(next, untilNext());
  }, untilNext());
  return () => clearTimeout(timer);
}

const untilNext = () => minuteMs - (Date.now() % minuteMs);
const thisMinute = () => Math.floor(Date.now() / minuteMs);

/** The time of now, by the server; what uses it is drawn anew each minute. */
export function useMinute(): Date {
  useSyncExternalStore(onMinute, thisMinute, thisMinute);
  return serverNow();
}
