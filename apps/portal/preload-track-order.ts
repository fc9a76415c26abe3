import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Lets the browser fetch what Track Order needs beside the entry instead of after it: two round
 * trips less on bad Wi-Fi. The files' names have hashes, so only the build can write these lines.
 */
export function preloadTrackOrder(): Plugin {
  return {
    name: 'preload-track-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const screen = chunks.find((chunk) =>
          chunk.facadeModuleId?.endsWith('/TrackOrderScreen.tsx'),
        );
        if (screen === undefined) throw new Error('The build has no TrackOrderScreen chunk.');
        const scripts = [screen.fileName, ...screen.imports];
        const styles = scripts.flatMap((name) => [
          ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
        ]);
        const fresh = (name: string) => !html.includes(`/${name}"`);
        return [
          ...scripts.filter(fresh).map((name) => link('modulepreload', name)),
          ...styles.filter(fresh).map((name) => link('stylesheet', name)),
        ];
      },
    },
  };
}

function link(rel: string, fileName: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${fileName}` }, injectTo: 'head' };
}
