import Bowser from 'bowser';
import { browserOf, programOf } from './device-browser.ts';
import { modelOf } from './device-model.ts';
import { isRobot } from './visitor-kind.ts';

/** A device in the words of the Downloaded History (spec section 2). */
export interface Device {
  /** `Browser-Device-Type-OS`, as it is stored (spec, Details). */
  readonly text: string;
  readonly os: string;
}

/** An operating system as the parser tells it; Windows has a name beside its number. */
interface System {
  readonly name?: string;
  readonly version?: string;
  readonly versionName?: string;
}

const unknown = 'Unknown';

/** A browser sends at most a few hundred characters; more is somebody's experiment. */
const maxUserAgent = 1000;

/**
 * Reads a User-Agent header, for example `Mobile Safari 19-iPhone-Mobile-iOS 20.1`. Browsers tell
 * little and may tell lies: this is a description and never a proof. Windows 11 says it is 10, every
 * newer macOS 10.15.7, Chrome on any Android 10, and an iPad that asks for desktop pages is a Mac. Safari on
 * iOS 26 and later says iOS 18.6; the parser takes the number of Safari then, which is that of iOS.
 */
export function describeDevice(header: string): Device {
  const userAgent = header.slice(0, maxUserAgent);
  const robot = isRobot(userAgent);
  // The parser throws on an empty text.
  const { browser: parsed, os, platform } = Bowser.parse(userAgent || unknown);
  const browser = robot ? programOf(userAgent, parsed) : browserOf(userAgent, parsed);
  const type = robot ? 'Bot' : typeOf(userAgent, platform.type);
  const model = modelOf(userAgent) ?? platform.model ?? platform.vendor;
  const device = model ?? (type === 'Desktop' ? 'PC' : undefined);
  const osText = osOf(userAgent, os);
  return {
    text: [part(browser.name, browser.version), part(device), type, osText].join('-'),
    os: osText,
  };
}

function osOf(userAgent: string, os: System): string {
  const kai = /\bKAIOS\/(\d[\d.]*)/.exec(userAgent);
  if (kai) return part('KaiOS', kai[1]);
  if (/\bHarmonyOS\b/.test(userAgent)) return part('HarmonyOS');
  // Windows numbers itself "NT 10.0"; people know it as 10.
  return part(os.name, os.name === 'Windows' ? os.versionName : os.version);
}

/** A dash separates the parts, so none may stand inside one; nor may what a page could run. */
function part(name: string | undefined, version?: string): string {
  if (!name) return unknown;
  const text = version ? `${name} ${shortVersion(version)}` : name;
  const plain = text.replace(/[^\p{L}\p{N} .,_+()/]/gu, ' ').replace(/\s+/g, ' ');
  return plain.trim().slice(0, 60).trim() || unknown;
}

/** `126.0.6478.71` as 126, `17.4` as it is: what follows the first zero is build numbers. */
function shortVersion(version: string): string {
  const [major = '', minor = '0', patch = '0'] = version.split('.');
  if (minor === '0') return major;
  return patch === '0' || patch === '' ? `${major}.${minor}` : `${major}.${minor}.${patch}`;
}

/** Mobile, Tablet, Desktop or TV. The parser takes whatever names Yahoo for a program. */
function typeOf(userAgent: string, type: string | undefined): string {
  if (type === 'tv') return 'TV';
  if (type === 'bot') return /mobi/i.test(userAgent) ? 'Mobile' : unknown;
  if (type === undefined) return /\bCrOS\b/.test(userAgent) ? 'Desktop' : unknown;
  return part(type.charAt(0).toUpperCase() + type.slice(1));
}
