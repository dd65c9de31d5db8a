/** There are no files in a browser. */
const refuse = async () => {
  throw new Error('a browser has no files');
};

export {
  refuse as mkdir,
  refuse as open,
  refuse as readdir,
  refuse as readFile,
  refuse as rename,
  refuse as rm,
  refuse as writeFile,
};
