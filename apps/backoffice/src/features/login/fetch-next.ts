/** Toasts come first: a refusal of this form is said by one. */
const waitMs = 2000;

/**
 * Fetches what the page names for the screen after the sign-in, so that it is at hand then; nothing of it
 * is run. One by one: the call that signs in finds a free connection. @returns the way to stop
 */
export function fetchNext(): () => void {
  let isLeft = false;
  const timer = setTimeout(async () => {
    const names = document.body.dataset.next?.split(' ') ?? [];
    for (const name of names) if (isLeft || !(await fetchWhole(name))) return;
  }, waitMs);
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}

/** What is not read to its end is not kept. @returns whether it came; the screen itself says if not */
async function fetchWhole(name: string): Promise<boolean> {
  try {
    await (await fetch(name, { priority: 'low' })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
