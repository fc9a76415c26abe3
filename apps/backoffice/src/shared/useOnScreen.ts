import { type RefObject, useEffect, useRef } from 'react';

/**
 * What stands on screen by now, for an answer that comes later: something else may stand there then, or nothing
 * (null) once it was left.
 */
export function useOnScreen<Value>(value: Value): RefObject<Value | null> {
  const onScreen = useRef<Value>(null);
  useEffect(() => {
    onScreen.current = value;
    return () => {
      onScreen.current = null;
    };
  }, [value]);
  return onScreen;
}
