/** What an instance does while a role is its own. */
export interface RoleHolder {
  /** The role is this instance's from now on. */
  onHeld(): void;
  /** It may be another's by now. Whatever is under way stops. */
  onLost(): void;
}

/** A role that one instance at a time holds until it ends. */
export interface Role {
  isHeld(): boolean;
  /** Resolves when it is known whether another instance had the role at first. */
  asked: Promise<void>;
  /** Gives it up, so that another instance takes it at once. */
  release(): Promise<void>;
}

/** For a database that one process has for itself. */
export function holdOwnRole({ onHeld }: RoleHolder): Role {
  let isHeld = true;
  onHeld();
  return {
    isHeld: () => isHeld,
    asked: Promise.resolve(),
    release: async () => {
      isHeld = false;
    },
  };
}
