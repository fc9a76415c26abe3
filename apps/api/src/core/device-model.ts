/** What stands among the system's words and is no model. `K` is what Chrome says instead of one. */
const noModel =
  /^(?:U|K|wv|Mobile|Tablet|Linux|HarmonyOS|HMSCore .*|rv:.*|Android .*|[a-z]{2}(?:[-_][A-Za-z]{2,4})?)$/;

/**
 * The model in the words of an Android or KaiOS device, for example `SM-S928B`. Chrome tells none
 * since 2023, and neither does Firefox.
 */
export function modelOf(userAgent: string): string | undefined {
  const kai = /\bKAIOS\//.test(userAgent) && /\(Mobile; ([^;)]*)/.exec(userAgent)?.[1];
  if (kai) return kai.replace(/_/g, ' ');
  // A model may have brackets of its own: `moto g(30)`.
  const system = /\bAndroid [^;]*; (.*?)\) (?:AppleWebKit|Gecko)/.exec(userAgent)?.[1];
  const model = system
    ?.split(';')
    .map((word) => word.replace(/ ?Build\/.*/, '').trim())
    .find((word) => word !== '' && !noModel.test(word));
  return model?.replace(/^SAMSUNG /, '');
}
