import Bowser from 'bowser';

/** A device in the words of the Downloaded History (spec section 2). */
export interface Device {
  /** `Browser-Device-Type-OS`, as it is stored (decisions, Details). */
  readonly text: string;
  readonly os: string;
}

const unknown = 'Unknown';

/** A browser sends at most a few hundred characters; more is somebody's experiment. */
const maxUserAgent = 1000;

/**
 * Reads a User-Agent header, for example `Mobile Safari 19-iPhone-Mobile-iOS 20.1`. Browsers tell
 * little and may tell lies: this is a description and never a proof.
 */
export function describeDevice(userAgent: string): Device {
  // The parser throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxUserAgent) || unknown);
  const safariOnPhone = browser.name === 'Safari' && platform.type === 'mobile';
  const name = safariOnPhone ? 'Mobile Safari' : browser.name;
  // Windows numbers itself "NT 10.0"; people know it as 10.
  const osVersion = os.name === 'Windows' ? os.versionName : os.version;
  const osText = part(os.name, osVersion);
  const type = typeName(platform.type);
  const device = platform.model ?? platform.vendor ?? (type === 'Desktop' ? 'PC' : undefined);
  return { text: [part(name, browser.version), part(device), type, osText].join('-'), os: osText };
}

/** A dash separates the parts, so none may stand inside one. */
function part(name: string | undefined, version?: string): string {
  if (!name) return unknown;
  const text = version ? `${name} ${shortVersion(version)}` : name;
  return text.replace(/-/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 60) || unknown;
}

/** `126.0.6478.71` as 126, `17.4` as it is: what follows the first zero is build numbers. */
function shortVersion(version: string): string {
  const [major = '', minor = '0', patch = '0'] = version.split('.');
  if (minor === '0') return major;
  return patch === '0' || patch === '' ? `${major}.${minor}` : `${major}.${minor}.${patch}`;
}

function typeName(type: string | undefined): string {
  return type ? part(type.charAt(0).toUpperCase() + type.slice(1)) : unknown;
}
