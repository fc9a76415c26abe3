import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { build } from 'vite';

/** Builds a module of an app for Node, which draws its pages, and hands it on: it is gone afterwards. */
export async function withDrawing<Module, Result>(
  root: string,
  source: string,
  draw: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'pabean-drawing-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      css: { postcss: { plugins: [presetMantine()] } },
      ssr: { noExternal: true },
      build: { ssr: source, outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const built = basename(source).replace(/\.tsx?$/, '.js');
    return await draw(await import(pathToFileURL(join(outDir, built)).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Starts the app after the first frame. A phone draws what it can read before it spends half a
 * second on scripts; the page is whole by then, so they have the network for themselves. What the app
 * needs is run by itself when it arrives: in one go with the app it would stop the page for longer.
 */
const starter = `requestAnimationFrame(()=>setTimeout(()=>{
const run=src=>{const app=document.createElement('script');app.type='module';app.crossOrigin='';
app.src=src;document.head.append(app)};
for(const {href} of document.querySelectorAll('link[data-late]'))run(href);
run(document.documentElement.dataset.app)}))`;

/**
 * Lets a page be painted before its app starts. The server allows the one script in it by its digest.
 * @param html  the page of the build, which starts the app at once
 * @param first a script to run before, as the body's last
 */
export function startLater(html: string, first = ''): string {
  const app = /<script type="module"[^>]*src="([^"]+)"><\/script>/;
  const [, entry] = app.exec(html) ?? [];
  if (entry === undefined) throw new Error('index.html starts no script.');
  const script = `${first}${starter}`.replaceAll('\n', '');
  return html
    .replace(app, '')
    .replaceAll('<link rel="modulepreload"', '<link data-late')
    .replace('<html ', `<html data-app="${entry}" `)
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/**
 * A press of a drawn form's button that comes too early is noted, and done by the app when it takes over
 * (`takeOver` of the components), unless something was typed since: it would be sent half typed. Such a button belongs to no form: without its script the form would send
 * what was typed in the address.
 */
export const notePress = `addEventListener('click',e=>{if(e.target.closest('[form=none]'))
document.documentElement.dataset.pressed=''});
addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.name)
document.documentElement.dataset.pressed=''});
addEventListener('input',e=>{if(e.isTrusted)delete document.documentElement.dataset.pressed});
`;

/**
 * Says so where the app's script, or one that it needs, does not arrive: a drawn form would look alive and
 * do nothing, and a page that is not drawn would load for ever. The words are those of `stoppedWords`.
 */
const sayStopped = `addEventListener('error',({target})=>{
if(target.tagName!=='SCRIPT'||document.querySelector('[data-stopped]'))return;
const {content,dataset}=document.querySelector('meta[name=stopped]');
const note=document.createElement('p'),again=document.createElement('a'),root=document.getElementById('root');
note.setAttribute('role','alert');note.dataset.stopped='';again.href='';again.style.color='inherit';
again.textContent=dataset.again;
note.append(content,' ',again);document.querySelector('.frame-wait')?.remove();
const at=root.querySelector('h1')||root.querySelector('noscript');
at?at.before(note):root.prepend(note)},true)`;

/** Puts `sayStopped` before all other scripts of a page, and before style sheets, which it would wait for. */
export function withStoppedNote(html: string): string {
  const script = sayStopped.replaceAll('\n', '');
  return html.replace('<title>', () => `<script>${script}</script>\n    <title>`);
}

/** The parts of a page for `fillPage` that hold what is said when its scripts do not arrive. */
export const stoppedWords = (words: string, again: string) =>
  [
    [/(?<=<meta name="stopped" content=")[^"]*/, escapeHtml(words)],
    [/(?<=<meta name="stopped" [^>]*data-again=")[^"]*/, escapeHtml(again)],
  ] as const;

/** Replaces each place by its text. @throws for a page that lacks one */
export function fillPage(html: string, parts: readonly (readonly [RegExp, string])[]): string {
  return parts.reduce((filled, [place, text]) => {
    if (!place.test(filled)) throw new Error(`index.html has no ${place.source}`);
    return filled.replace(place, () => text);
  }, html);
}

/** Where a page has its title, and what `#root` of a page holds that `startLater` made. */
export const places = {
  title: /(?<=<title>).*?(?=<\/title>)/s,
  root: /(?<=<div id="root">).*(?=<\/div>\s*<script>)/s,
};

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
