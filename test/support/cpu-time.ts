/**
 * Returns the CPU time that synchronous work takes in this process, in ms. Unlike elapsed time, it does not grow while
 * other processes keep the machine busy.
 */
export const cpuTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
