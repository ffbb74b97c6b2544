/** Records the steps of a process in order. @param fails name of the step that fails */
export const recordSteps = (fails: string) => {
  const done: string[] = [];
  const act = async (step: string): Promise<void> => {
    if (step === fails) throw new Error(`${step} failed`);
    done.push(step);
  };
  return { done, act };
};
