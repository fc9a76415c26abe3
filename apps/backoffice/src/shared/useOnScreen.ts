import { type RefObject, useEffect, useRef } from 'react';

/** What stands on screen by now, for an answer that comes later: something else may stand there then. */
export function useOnScreen<Value>(value: Value): RefObject<Value> {
  const onScreen = useRef(value);
  useEffect(() => {
    onScreen.current = value;
  }, [value]);
  return onScreen;
}
