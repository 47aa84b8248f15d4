// A classic script in plain old JavaScript: it runs in browsers that the editor does not, where its page would stay white.
(() => {
  const isOld = () => {
    try {
      document.createElement('p').contentEditable = 'plaintext-only';
      return !(Map.groupBy && Promise.withResolvers && Element.prototype.checkVisibility);
    } catch {
      return true; // A browser throws at a value it does not know.
    }
  };
  if (isOld()) document.getElementById('old-browser').hidden = false;
})();
