/** 640000 becomes "640 KB", 4500000 "4.5 MB": limits of gateways are told in thousands. */
export const packSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
