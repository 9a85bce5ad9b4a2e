export { actionText, attempt, redo, stepText, toastDone, toastError, undo } from "./undo";
