/** A command that a rule forbids; the message is shown to the editor. */
export class Refused extends Error {}
