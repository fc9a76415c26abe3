import type { Plugin } from 'vite';

/** A module of a library that the library always brings and no screen of the portal uses. */
interface UnusedPart {
  /** How its file ends. */
  readonly file: string;
  /** What stands in its place: the names that others import. */
  readonly code: string;
}

const nothing = 'const nothing = () => null;';

const router: UnusedPart[] = [
  // We watch no navigation from outside of the app.
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    code: `${nothing}
      export const instrumentClientSideRouter = (router) => router;
      export {
        nothing as consumeInstrumentationClientResultMetaReceiver,
        nothing as getRouteInstrumentationUpdates, nothing as instrumentHandler,
        nothing as instrumentationResultMetaContext,
      };`,
  },
  // A server that runs the routes, and links that fetch ahead from it.
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    code: `import { createContext } from 'react';
      ${nothing}
      export const FrameworkContext = createContext(undefined);
      export const usePrefetchBehavior = () => [false, null, {}];
      export const mergeRefs = (ref) => ref;
      export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
      export {
        nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts,
        nothing as setIsHydrated, nothing as useFrameworkContext,
      };`,
  },
];

const mantine: UnusedPart[] = [
  // Ours show a `Spinner` (packages/ui).
  {
    file: '@mantine/core/esm/components/Loader/Loader.mjs',
    code: `${nothing} export { nothing as Loader }; export const defaultLoaders = {};`,
  },
  component('Button/ButtonGroup', 'ButtonGroup'),
  component('Button/ButtonGroupSection', 'ButtonGroupSection'),
  component('Input/InputClearButton', 'InputClearButton'),
  component('Input/InputPlaceholder', 'InputPlaceholder'),
  component('Input/InputSuccess', 'InputSuccess'),
  {
    file: '@mantine/core/esm/components/Input/InputClearSection/InputClearSection.mjs',
    code: `export const InputClearSection = ({ rightSection, __defaultRightSection }) =>
      rightSection === null ? null : rightSection || __defaultRightSection;`,
  },
  // The variables of the theme are in its style sheet (packages/ui).
  {
    file: '@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs',
    code: `${nothing} export { nothing as MantineCssVariables };`,
  },
  // The theme has the colours that the portal paints with; Mantine counts on this one besides.
  {
    file: '@mantine/core/esm/core/MantineProvider/default-colors.mjs',
    code: `export const DEFAULT_COLORS = {
      dark: [
        '#C9C9C9', '#b8b8b8', '#828282', '#696969', '#424242',
        '#3b3b3b', '#2e2e2e', '#242424', '#1f1f1f', '#141414',
      ],
    };`,
  },
];

/** A call is never sent again by itself, and what an upload has sent is counted by `sendWithProgress`. */
const ky: UnusedPart[] = [
  {
    file: 'ky/distribution/core/retry-timing.js',
    code: `${nothing}
      export { nothing as calculateRetryTimingDelay, nothing as getRetryTimingHeader };`,
  },
  {
    file: 'ky/distribution/utils/body.js',
    code: `export const getBodySize = () => 0;
      export const streamRequest = (request) => request;
      export const streamResponse = (response) => response;`,
  },
];

function component(folder: string, name: string): UnusedPart {
  return {
    file: `@mantine/core/esm/components/${folder}/${name}.mjs`,
    code: `export const ${name} = () => null;`,
  };
}

const parts = [...router, ...mantine, ...ky];

/**
 * Leaves out of the build what a library always brings and the portal never uses: 6 KB of every first
 * visit. The build fails where a library has moved such a part, so that nothing comes back unseen.
 */
export function unusedParts(): Plugin {
  const missing = new Set(parts);
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = parts.find(({ file }) => id.endsWith(`/${file}`));
      if (part === undefined) return null;
      missing.delete(part);
      return part.code;
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      const files = [...missing].map(({ file }) => file);
      this.error(`The portal leaves out what no library has any more: ${files.join(', ')}`);
    },
  };
}
