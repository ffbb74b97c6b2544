/** Credits of packs, on a person's balance. Every call may come twice: its key stands in the balance's transaction. */
export interface PackCredits {
  /** @param checkoutId of the page that sold them */
  give: (userId: string, checkoutId: string, amount: number) => Promise<void>;
  /** Takes back what a payment bought: at most what is left. @param round how often its money came back before */
  takeBack: (userId: string, chargeId: string, round: number, amount: number) => Promise<void>;
  /** Gives what was taken back in a round, when the money came back; nothing where nothing was taken. */
  giveAgain: (userId: string, chargeId: string, round: number) => Promise<void>;
}
