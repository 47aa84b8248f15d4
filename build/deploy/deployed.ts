export interface DeployOptions {
  distDir: string;
  /** The only domain whose site is sent; absent: all. */
  domain?: string | undefined;
  /** Only says what would be done. */
  isDryRun: boolean;
  /** Called with a line for each file. */
  onFile: (line: string) => void;
}

/** The files that a deployment sent and removed. */
export interface Deployed {
  sent: string[];
  removed: string[];
}
