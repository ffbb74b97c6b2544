/** Returns whether a name or email address belongs to a DNS zone. */
export const isInZone = (name: string, zone: string): boolean => {
  const host = name.slice(name.indexOf('@') + 1);
  return host === zone || host.endsWith(`.${zone}`);
};
