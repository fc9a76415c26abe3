/** A browser's name and version, as far as it tells. */
export interface Browser {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
}

/**
 * Browsers inside of other programs, and those that the parser takes for the browser they are built
 * on. The first that matches: an in-app browser names its app after the engine.
 */
const apps: readonly [name: string, token: RegExp][] = [
  ['Instagram', /\bInstagram (\d[\d.]*)/],
  ['Facebook', /\bFBAV\/(\d[\d.]*)/],
  ['TikTok', /\b(?:musical_ly_(\d+\.[\d.]*)|trill_|BytedanceWebview\/)/],
  ['Snapchat', /\bSnapchat\/(\d[\d.]*)/],
  ['Line', /\bLine\/(\d[\d.]*)/],
  ['KakaoTalk', /\bKAKAOTALK(?:[ /](\d[\d.]*))?/],
  ['WhatsApp', /\bWhatsApp\/(\d[\d.]*)/],
  ['Telegram', /\bTelegram-(?:Android|iOS)\/(\d[\d.]*)/],
  ['Google Search', /\bGSA\/(\d[\d.]*)/],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\/(\d[\d.]*)/],
  ['Huawei Browser', /\bHuaweiBrowser\/(\d[\d.]*)/],
  ['Opera Mini', /\bOpera Mini\/(\d[\d.]*)/],
  ['UC Browser', /\bUCBrowser\/(\d[\d.]*)/],
];

const names: Readonly<Record<string, string>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  Miui: 'Mi Browser',
};

/** Puts the parser's answer right where it is known to be wrong. */
export function browserOf(userAgent: string, parsed: Browser): Browser {
  for (const [name, token] of apps) {
    const found = token.exec(userAgent);
    if (found) return { name, version: found[1] };
  }
  if (/; wv\)/.test(userAgent) && parsed.name === 'Chrome') {
    return { name: 'Android WebView', version: parsed.version };
  }
  if (parsed.name !== 'Safari') {
    return { ...parsed, name: names[parsed.name ?? ''] ?? parsed.name };
  }
  const phone = /\b(?:iPhone|iPod)\b/.test(userAgent);
  // Safari itself tells its version; a page inside an app does not.
  const inside = !userAgent.includes('Version/') && /\b(?:iPhone|iPod|iPad)\b/.test(userAgent);
  if (inside) return { name: 'iOS WebView' };
  return phone ? { ...parsed, name: 'Mobile Safari' } : parsed;
}

/** A program by the parser's name, else as it names itself in front: `curl/8.5.0`. */
export function programOf(userAgent: string, parsed: Browser): Browser {
  const headless = /\bHeadlessChrome\/(\d[\d.]*)/.exec(userAgent);
  if (headless) return { name: 'Headless Chrome', version: headless[1] };
  if (parsed.name && parsed.name !== 'Mozilla') return parsed;
  const [, name, version] = /^([\w.-]{2,40})(?:\/(\d[\d.]*))?/.exec(userAgent) ?? [];
  return name === 'Mozilla' ? {} : { name, version };
}
