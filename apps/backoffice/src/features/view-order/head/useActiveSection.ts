import { useEffect, useState } from 'react';

/** A section is being read once its top has passed this many pixels below the window's top. */
const READING_LINE = 160;

/**
 * The section under the reader's eyes; at the end of the page the one that somebody went to, as nothing
 * scrolls further, or else the last.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      setActive(sectionAt(key.split(' ')));
    }
    function later() {
      frame ||= requestAnimationFrame(look);
    }
    window.addEventListener('scroll', later, { passive: true });
    document.addEventListener('focusin', later);
    return () => {
      document.removeEventListener('focusin', later);
      window.removeEventListener('scroll', later);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return active;
}

function sectionAt(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) {
    const focused = document.activeElement?.id ?? '';
    return ids.includes(focused) ? focused : ids.at(-1);
  }
  const passed = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE;
  });
  return passed.at(-1) ?? ids[0];
}
