/** What the build knows of its files (offline-worker.ts). */
declare const PORTAL_FILES: {
  /** Names this build's cache. */
  readonly version: string;
  /** Scripts and styles of the pages that open without internet. */
  readonly shell: readonly string[];
  /** What draws a PDF. */
  readonly viewer: readonly string[];
};

export const files = PORTAL_FILES;
