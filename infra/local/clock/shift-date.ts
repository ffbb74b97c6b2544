/**
 * Replaces the global `Date` with one that is ahead of the machine's clock. Only functions in local sandboxes and pages
 * of the local site use it. Self-contained, because pages receive its source (`clock-script.ts`).
 */
export const shiftDate = (offsetMs: () => number): void => {
  const MachineDate = globalThis.Date;
  const now = (): number => MachineDate.now() + offsetMs();
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
    apply: () => new Date().toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  MachineDate.prototype.constructor = globalThis.Date;
};
