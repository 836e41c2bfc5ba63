//! Small pieces of HTML. Every tag is closed and every attribute stands in single quotes, so that a
//! page is also well-formed XML. What takes words escapes them; what takes markup says so.

use crate::draw::escape;
use crate::words::printable;

/// A text of somebody else's as markup: no tags, no control characters, no more than a line.
pub(super) fn words(text: &str) -> String {
    escape(&printable(text))
}

/// A chapter: its heading in words, a sentence or two that say how to read it, and its content.
pub(super) fn section(heading: &str, help: &str, content: &str) -> String {
    let (heading, help) = (escape(heading), escape(help));
    format!("<section>\n<h3>{heading}</h3>\n<p class='help'>{help}</p>\n{content}</section>\n")
}

/// A row of a table: what it is about, its id for programs, and its cells as markup.
pub(super) struct Row {
    pub(super) id: String,
    pub(super) cells: Vec<String>,
}

/// A table with a caption for those who hear it. The first column names the rows. A column whose
/// heading begins with `<` holds words or a picture, the others numbers.
pub(super) fn table(caption: &str, columns: &[&str], rows: &[Row]) -> String {
    let align = |column: &str| if column.starts_with('<') { "" } else { " class='n'" };
    let mut out =
        format!("<div class='wide'><table>\n<caption>{}</caption>\n<tr>", escape(caption));
    for column in columns {
        let heading = escape(column.trim_start_matches('<'));
        out += &format!("<th scope='col'{}>{heading}</th>", align(column));
    }
    out += "</tr>\n";
    for Row { id, cells } in rows {
        out += &format!("<tr data-id='{}'>", escape(id));
        for (number, (cell, column)) in cells.iter().zip(columns).enumerate() {
            let class = if cell.starts_with("<svg class='bar'") {
                " class='picture'"
            } else {
                align(column)
            };
            out += &match number {
                0 => format!("<th scope='row'>{cell}</th>"),
                _ => format!("<td{class}>{cell}</td>"),
            };
        }
        out += "</tr>\n";
    }
    out + "</table></div>\n"
}

/// Something long, folded away under a line of words.
pub(super) fn folded(summary: &str, content: &str) -> String {
    format!("<details><summary>{}</summary>\n{content}</details>\n", escape(summary))
}
