import { Footer } from './Footer.tsx';
import { WhatYouPayFor } from './WhatYouPayFor.tsx';

/** What stands below every page. It comes at once, so nothing that stands already is moved. */
export function PageEnd() {
  return (
    <>
      <WhatYouPayFor />
      <Footer />
    </>
  );
}
