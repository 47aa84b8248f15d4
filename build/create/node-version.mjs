// Plain JavaScript, because old Nodes read it. Both packages have it.

/** The oldest Node that runs the package. */
export const OLDEST_NODE = [22, 18];

/** The package that brings a Node for this machine. */
export const NODE_PACKAGE = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;

/** True for a version such as `v24.1.0` that is not older. @param {string} version @param {readonly number[]} oldest */
export function isNodeSince(version, [oldestMajor = 0, oldestMinor = 0]) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The package manager that runs this program; npm when none does. */
export const runningManager = (agent = process.env.npm_config_user_agent ?? '') =>
  /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(agent)?.[0] ?? 'npm';

/** Why this Node does not run the package, and the command that brings one that does; undefined when it runs it. */
export function newerNode(version = process.version, manager = runningManager()) {
  if (isNodeSince(version, OLDEST_NODE)) return undefined;
  const reason = `Pagewright needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}`;
  const command = `${manager} ${manager === 'npm' ? 'install' : 'add'} ${NODE_PACKAGE}@24`;
  return { reason, command, sentence: `${reason}. Update it, or install one for this site alone: ${command}` };
}
