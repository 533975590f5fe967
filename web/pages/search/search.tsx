export default function Draft() {
  return <h1 className="wrap">draft</h1>
}
