/** Until the first screen's script is there: nothing to see, but something to hear. */
export function FirstLoad() {
  return <p role="status" aria-label="Loading" />;
}
