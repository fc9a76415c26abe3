import { useEffect, useState } from 'react';

/** A section is being read once its top has passed this many pixels below the window's top. */
const READING_LINE = 160;

/**
 * The section that somebody went to while its title is in sight: the page may end before it is at the top, and
 * grow when the timeline comes. Else the one under the reader's eyes, at the end of the page the last.
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
  const focused = ids.find((id) => id === document.activeElement?.id);
  if (focused !== undefined && isInSight(topOf(focused))) return focused;
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) {
    return ids.at(-1);
  }
  return ids.filter((id) => topOf(id) <= READING_LINE).at(-1) ?? ids[0];
}

/** Pixels below the window's top; endless where there is none. */
const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

const isInSight = (top: number): boolean => top >= 0 && top < window.innerHeight;
