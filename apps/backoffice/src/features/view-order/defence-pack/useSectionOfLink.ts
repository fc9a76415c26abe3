import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToSection } from '../focus-field.ts';

/**
 * Brings the section that a link of the letter names into view. The browser cannot do it: when the
 * address changes, the order is still on its way. Called where the order stands on the page.
 */
export function useSectionOfLink(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') goToSection(hash.slice(1));
  }, [hash]);
}
